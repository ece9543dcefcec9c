type EventLike = { readonly data: object }

/** The fields of an event's data, and the event's `baseVersion`. */
export type DataField<Event extends EventLike> = FieldOf<Event['data']> | 'baseVersion'

/** For a union, the fields of every member. A field of a line is named `lines.<field>`. */
type FieldOf<Data> = Data extends object ? OwnField<Data> | LineFieldOf<Data> : never
type LineFieldOf<Data> = Data extends { readonly lines?: readonly (infer Line)[] | undefined }
  ? `lines.${keyof Line & string}`
  : never

/** Of an empty object TypeScript says that it has every key. */
export type OwnField<Data> = Data extends unknown ? (string extends keyof Data ? never : keyof Data & string) : never
