/// How large a picture is, in pixels.
struct PictureSize: Equatable {
    var width: Int
    var height: Int
}

/// The first bytes of a PNG or JPEG file, which tell how large its picture is.
struct PictureHeader {
    /// The bytes of the file in a range, or fewer where it ends.
    let bytes: (Range<Int>) throws -> [UInt8]

    /// Why a file does not say it.
    enum Fault: Error, Equatable {
        case otherFormat
        case endsEarly
        case noMarker(offset: Int)
        case noArea

        var message: String {
            switch self {
            case .otherFormat: "expected a PNG or JPEG picture, found something else"
            case .endsEarly: "expected a PNG or JPEG picture, found only the beginning of one"
            case .noMarker(let offset): "expected a JPEG picture, found no marker of it at byte \(offset)"
            case .noArea: "expected a picture, found one without width or height"
            }
        }
    }

    func size() throws -> PictureSize {
        let size: PictureSize
        if try bytes(0..<8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] {
            size = try sizeOfPNG()
        } else if try bytes(0..<2) == [0xFF, 0xD8] {
            size = try sizeOfJPEG()
        } else {
            throw Fault.otherFormat
        }
        guard size.width > 0, size.height > 0 else { throw Fault.noArea }
        return size
    }

    /// PNG specification, 5.3 and 11.2.1: the first chunk is IHDR, and begins with the size.
    private func sizeOfPNG() throws -> PictureSize {
        guard try number(at: 12, count: 4) == 0x4948_4452 else { throw Fault.otherFormat }
        return PictureSize(width: try number(at: 16, count: 4), height: try number(at: 20, count: 4))
    }

    /// ITU-T T.81, B.1.1 and B.2.2: segments follow one another, each with its marker and length. That of the frame has
    /// the size.
    private func sizeOfJPEG() throws -> PictureSize {
        var (offset, isTurned) = (2, false)
        while true {
            let marker = try number(at: offset, count: 2)
            switch marker {
            case 0xFFFF:
                // Any marker may have further bytes of this kind before it.
                offset += 1
                continue
            case 0xFFC0...0xFFC3, 0xFFC5...0xFFC7, 0xFFC9...0xFFCB, 0xFFCD...0xFFCF:
                let height = try number(at: offset + 5, count: 2)
                let width = try number(at: offset + 7, count: 2)
                return isTurned
                    ? PictureSize(width: height, height: width) : PictureSize(width: width, height: height)
            case 0xFFC4, 0xFFC8, 0xFFCC, 0xFFDB...0xFFFE:
                let length = try number(at: offset + 2, count: 2)
                guard length >= 2 else { throw Fault.noMarker(offset: offset) }
                let end = offset + 2 + length
                if marker == 0xFFE1, let orientation = try bytes(offset + 4..<end).exifOrientation {
                    isTurned = (5...8).contains(orientation)
                }
                offset = end
            default:
                // Not even the data of the picture comes before its size.
                throw Fault.noMarker(offset: offset)
            }
        }
    }

    /// A number whose first byte is the highest.
    private func number(at offset: Int, count: Int) throws -> Int {
        let bytes = try bytes(offset..<offset + count)
        guard bytes.count == count else { throw Fault.endsEarly }
        return bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}

extension [UInt8] {
    /// How a camera was held, by the Exif data in a segment: from 5 to 8, the sides are swapped.
    ///
    /// Exif 2.32, 4.5.4, and TIFF 6.0, section 2: after a header comes a directory of entries, 12 bytes each.
    fileprivate var exifOrientation: Int? {
        guard starts(with: Array("Exif\0\0".utf8)) else { return nil }
        let data = dropFirst(6)
        let isLittleEndian = data.starts(with: Array("II".utf8))
        func number(at offset: Int, count: Int) -> Int? {
            let bytes = Array(data.dropFirst(offset).prefix(count))
            guard bytes.count == count else { return nil }
            return (isLittleEndian ? bytes.reversed() : bytes).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(at: 4, count: 4), let count = number(at: directory, count: 2) else {
            return nil
        }
        for entry in 0..<count {
            let start = directory + 2 + 12 * entry
            guard let tag = number(at: start, count: 2) else { return nil }
            if tag == 0x0112 { return number(at: start + 8, count: 2) }
        }
        return nil
    }
}
