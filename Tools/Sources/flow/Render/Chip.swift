import PortableUI
import PortableUIDrawing

/// A word on a soft tint of its own, or a picture.
struct Chip {
    var item: RenderItem
    /// How large the word is, in lines that the chip has space for.
    var text = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0)
    /// The size of the chip around it.
    var size = CGSize.zero
}
