/** What a translation of the Finnish section must hold: the same keys with the same marks. */
export type Section<Finnish> = {
  readonly [Key in keyof Finnish]: Finnish[Key] extends (marks: infer Marks) => string
    ? (marks: Marks) => string
    : string
}
