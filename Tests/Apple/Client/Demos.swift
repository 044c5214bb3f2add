import SwiftUI

// Tag clouds and chips in the ways of public demos: what PortableUI takes, Apple's platforms take too.

struct GuidedTags: View {
    let tags: [String]
    @State private var totalHeight = CGFloat.zero

    var body: some View {
        VStack {
            GeometryReader { geometry in self.content(in: geometry) }
        }
        .frame(height: totalHeight)
    }

    private func content(in geometry: GeometryProxy) -> some View {
        let width = geometry.size.width
        return ZStack(alignment: .topLeading) {
            ForEach(tags, id: \.self) { tag in
                Text(tag).fontWeight(.medium)
                    .padding(.horizontal, 3)
                    .background(Color.blue)
                    .alignmentGuide(.leading) { dimensions in dimensions.width - width }
            }
        }
        .background(heightReader($totalHeight))
    }

    private func heightReader(_ height: Binding<CGFloat>) -> some View {
        GeometryReader { geometry -> Color in
            let size = geometry.frame(in: .global).size
            DispatchQueue.main.async { height.wrappedValue = size.height }
            return .clear
        }
    }
}

struct Chips: View {
    @State private var names = ["a", "b"]
    @State private var isShown = false

    var body: some View {
        HStack {
            ForEach(names, id: \.self) { name in
                HStack {
                    Text(name).modifier(Card(color: .gray))
                    Button(action: { names.removeAll { $0 == name } }) {
                        Image(systemName: "xmark.circle.fill").resizable().aspectRatio(contentMode: .fit)
                    }
                    .buttonStyle(PlainButtonStyle())
                }
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
                .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
                .clipped()
                .onTapGesture { withAnimation { isShown.toggle() } }
                .transition(.scale.combined(with: .opacity))
            }
            Button("Add") { names.append("c") }.disabled(names.count == 2)
        }
        .background(
            Capsule().fill(
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        )
        .animation(.easeInOut(duration: 0.2), value: isShown)
        .onAppear { names = ["a"] }
        .onDisappear { names = [] }
    }
}

struct Chips_Previews: PreviewProvider {
    static var previews: some View {
        Chips()
        GuidedTags(tags: ["a"])
    }
}

struct Card: ViewModifier {
    var color: Color

    func body(content: Content) -> some View {
        content.padding(6).border(color)
    }
}
