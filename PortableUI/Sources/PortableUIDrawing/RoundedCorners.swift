/// How the straight part of an edge goes over into a corner. PortableUI draws both as part of an ellipse.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous
}
