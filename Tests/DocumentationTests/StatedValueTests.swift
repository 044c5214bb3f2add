import Testing

/// Values that comments in examples state are those that the examples have.
@MainActor
@Suite struct StatedValueTests {
    private func stated(in file: String) throws -> [String] {
        try Package.codeBlocks().filter { $0.file == file }.flatMap(\.statedValues)
    }

    @Test func anArrangement() throws {
        #expect(
            try stated(in: "Sources/FlowEngine/Arranging/FlowArrangement.swift") == EngineExamples.arrangement
        )
    }

    @Test func anIncrementalFlow() throws {
        #expect(
            try stated(in: "Sources/FlowLayoutsMigration/IncrementalFlow.swift")
                == MigrationExamples.incremental)
    }

    @Test func anIndex() throws {
        #expect(try stated(in: "Sources/FlowEngine/Editing/EditableFlow.swift") == EngineExamples.index)
    }

    @Test func editingFlows() throws {
        #expect(
            try stated(in: "Sources/FlowEngine/FlowEngine.docc/EditingFlows.md")
                == EngineExamples.editing + EngineExamples.scrolling)
    }

    @Test func theEngineOnItsOwn() throws {
        #expect(try stated(in: "Sources/FlowEngine/FlowEngine.docc/FlowEngine.md") == EngineExamples.words)
    }

    @Test func aHost() throws {
        #expect(try stated(in: "Sources/PortableUI/Host/ViewHost.swift") == PortableExamples.host)
    }

    @Test func aStub() throws {
        #expect(
            try stated(in: "Sources/PortableUI/Layout/LayoutSubviewStub.swift") == PortableExamples.stub)
    }
}
