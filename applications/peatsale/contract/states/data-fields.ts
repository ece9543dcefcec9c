type EventLike = { readonly data: object }

/** The fields that the data of an event of some kind has, and the version in its envelope. */
export type DataField<Event extends EventLike> = FieldOf<Event['data']> | 'baseVersion'

/** Of a union the fields of every member; a field inside the lines is named `lines.<field>`. */
type FieldOf<Data> = Data extends object ? (keyof Data & string) | LineFieldOf<Data> : never
type LineFieldOf<Data> = Data extends { readonly lines?: readonly (infer Line)[] | undefined }
  ? `lines.${keyof Line & string}`
  : never
