type EventLike = { readonly data: object }

/** The fields of an event's data, and the event's `baseVersion`. */
export type DataField<Event extends EventLike> = FieldOf<Event['data']> | 'baseVersion'

/** For a union, the fields of every member. A field of a line is named `lines.<field>`. */
type FieldOf<Data> = Data extends object ? (keyof Data & string) | LineFieldOf<Data> : never
type LineFieldOf<Data> = Data extends { readonly lines?: readonly (infer Line)[] | undefined }
  ? `lines.${keyof Line & string}`
  : never
