/** The names of the tables that an application keeps for the mechanisms of this package. */
export interface ApplicationTables {
  readonly event: string
  readonly document: string
  readonly documentFile: string
}

export function tablesOf(key: string): ApplicationTables {
  return { event: `${key}_event`, document: `${key}_document`, documentFile: `${key}_document_file` }
}
