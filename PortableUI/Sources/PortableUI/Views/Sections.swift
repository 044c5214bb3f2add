import PortableUIDrawing

extension Group {
    /// Views made from the sections of another view. What is outside of all is a section without a header.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(base: view, transform: transform) }
    }
}

/// What a group makes from the sections of a view.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    let base: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let rows = context.ofSeveral.rows(of: base, at: .position(0))
        let sections = rows.sections.map { header, content in
            SectionConfiguration(
                header: subviews(of: header, in: context), content: subviews(of: content, in: context))
        }
        return context.build(transform(SectionCollection(sections: sections)), at: .position(1))
    }

    @MainActor private func subviews(of rows: [LazyRows], in context: BuildContext) -> SubviewsCollection {
        SubviewsCollection(list: SubviewList(rows, of: context.node.identity, handsOnValues: false))
    }
}

extension [LazyRows] {
    /// The rows of each section: those of its header, if it has one, and the others.
    fileprivate var sections: [(header: [LazyRows], content: [LazyRows])] {
        var sections: [(header: [LazyRows], content: [LazyRows])] = []
        // How many rows of the last section follow; `nil` if it has no header.
        var rest: Int?
        for rows in self {
            if let count = rows.sectionCount {
                sections.append(([rows], []))
                rest = count
            } else if let count = rest, count >= rows.count {
                sections[sections.count - 1].content.append(rows)
                rest = count - rows.count
            } else {
                if rest != nil || sections.isEmpty { sections.append(([], [])) }
                sections[sections.count - 1].content.append(rows)
                rest = nil
            }
        }
        return sections
    }
}

/// The sections of a view, in order.
public struct SectionCollection: RandomAccessCollection {
    fileprivate let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }

    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// One of the sections of a view.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section.
    public struct ID: Hashable {
        fileprivate let first: Subview.ID?
    }

    /// The views of its header, none if it has no header.
    public let header: SubviewsCollection
    public let content: SubviewsCollection

    public var id: ID { ID(first: header.first?.id ?? content.first?.id) }
}
