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
        .coordinateSpace(name: "tags")
    }

    private func content(in geometry: GeometryProxy) -> some View {
        let width = geometry.size.width
        return ZStack(alignment: .topLeading) {
            ForEach(tags, id: \.self) { tag in
                Text(tag).bold().italic().fontWeight(.medium).underline().strikethrough(false)
                    .truncationMode(.middle)
                    .padding(.horizontal, 3)
                    .background(Color.blue)
                    .cornerRadius(3)
                    .alignmentGuide(.leading) { dimensions in dimensions.width - width }
            }
        }
        .background(heightReader($totalHeight))
    }

    private func heightReader(_ height: Binding<CGFloat>) -> some View {
        GeometryReader { geometry -> Color in
            let size = geometry.frame(in: .local).size
            DispatchQueue.main.async { height.wrappedValue = size.height }
            return .clear
        }
    }
}

struct TagFrames: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

struct TagSize: PreferenceKey {
    static let defaultValue = CGSize.zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

struct MeasuredTags: View {
    @State private var size = CGSize.zero

    var body: some View {
        Text("tag")
            .anchorPreference(key: TagFrames.self, value: .bounds) { [$0] }
            .transformPreference(TagFrames.self) { $0.reverse() }
            .background(
                GeometryReader { Color.clear.preference(key: TagSize.self, value: $0.size) }
            )
            .onPreferenceChange(TagSize.self) { size = $0 }
            .overlayPreferenceValue(TagFrames.self) { anchors in
                GeometryReader { geometry in
                    ForEach(anchors.indices, id: \.self) { index in
                        Rectangle().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 1, dash: [2]))
                            .frame(width: geometry[anchors[index]].width)
                    }
                }
            }
            .backgroundPreferenceValue(TagFrames.self) { Text("\($0.count)") }
    }
}

struct ChipStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(6)
            .background(isEnabled ? Color.green : .gray)
            .clipShape(Capsule())
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct Chips: View {
    @State private var names = ["a", "b"]

    var body: some View {
        HStack {
            ForEach(names, id: \.self) { name in
                HStack {
                    Label(name, systemImage: "tag")
                    Button(action: { names.removeAll { $0 == name } }) {
                        Image(systemName: "xmark.circle.fill").imageScale(.small)
                    }
                    .buttonStyle(PlainButtonStyle())
                }
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
                .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
                .clipped()
            }
            Button("Reset", role: .destructive) { names = ["a", "b"] }
                .buttonStyle(.bordered).buttonBorderShape(.roundedRectangle).tint(.green)
                .disabled(names.count == 2)
            Button("Add") { names.append("c") }.buttonStyle(.borderedProminent)
            Button("Style") {}.buttonStyle(ChipStyle()).foregroundStyle(.tint)
        }
    }
}

struct Chips_Previews: PreviewProvider {
    static var previews: some View {
        Chips().previewLayout(.sizeThatFits)
        GuidedTags(tags: ["a"]).previewLayout(.fixed(width: 100, height: 100)).previewDisplayName("Tags")
    }
}

struct Card: ViewModifier {
    var color: Color

    func body(content: Content) -> some View {
        content.padding(6).border(color)
    }
}

struct Members: View {
    struct Member: Identifiable {
        let id: Int
        var name: String
    }

    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.colorScheme) private var scheme
    @Namespace private var namespace
    @State private var members = [Member(id: 1, name: "Ada")]
    @State private var search = ""
    @State private var isShown = false

    var body: some View {
        ZStack {
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            RadialGradient(
                gradient: Gradient(colors: [.white, .clear]), center: .center, startRadius: 1, endRadius: 50)
            VStack {
                ForEach($members) { $member in
                    Text(member.name)
                        .modifier(Card(color: scheme == .dark ? .white : .black))
                        .contentShape(Capsule())
                        .onTapGesture { member.name += "!" }
                        .onTapGesture(count: 2) { withAnimation(.spring()) { isShown.toggle() } }
                        .matchedGeometryEffect(id: member.id, in: namespace)
                        .transition(.scale.combined(with: .opacity))
                        .zIndex(isShown ? 1 : 0)
                }
                ForEach($members, id: \.name) { Text($0.wrappedValue.name) }
                Image(systemName: "star").resizable().scaledToFit()
                    .aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill)
                    .rotationEffect(.degrees(isShown ? 45 : 0))
                    .scaleEffect(isShown ? 1.2 : 1, anchor: .topLeading)
                    .position(x: 10, y: 20)
                    .hidden()
            }
            .fill(with: Color(hue: 0.5, saturation: 0.6, brightness: 0.9))
            .minimumScaleFactor(0.5)
            .textCase(.uppercase)
            .dynamicTypeSize(...DynamicTypeSize.large)
            .scrollIndicators(.hidden)
            .edgesIgnoringSafeArea(.bottom)
            .preferredColorScheme(.dark)
            .animation(.easeInOut(duration: 0.2), value: isShown)
            .onAppear { search = typeSize.isAccessibilitySize ? "a" : "b" }
            .onDisappear { search = "" }
            // Deprecated in iOS 17, and so in the first visionOS.
            #if !os(visionOS)
                .onChange(of: search) { search = $0 }
            #endif
            .task { await load() }
            .task(id: search) { await load() }
        }
    }

    private func load() async {
        members.append(Member(id: 2, name: "Bo"))
    }
}

extension View {
    fileprivate func fill(with color: Color) -> some View {
        background(Capsule().fill(color.gradient))
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct SearchChanges: View {
    @State private var search = ""

    var body: some View {
        Text(search)
            .background(.thinMaterial, in: Capsule())
            .onChange(of: search) { search = "" }
            .onChange(of: search, initial: true) { old, new in search = old + new }
    }
}
