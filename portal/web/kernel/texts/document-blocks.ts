/** What the build makes of a markdown document: typed blocks that React draws without any HTML text. */
export const documentSettingNames = [
  'sitetitle',
  'siteadmin',
  'provider',
  'controller',
  'dataprotection',
  'unverifieddays',
  'sessionmaxdays',
  'auditmonths',
  'feedbackmonths',
  'accessibilitydate',
] as const

/** INFO-08: a name in double braces, filled from the settings. */
export type DocumentSettingName = (typeof documentSettingNames)[number]

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'setting'; readonly name: DocumentSettingName }
  | { readonly kind: 'strong'; readonly parts: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly parts: readonly Inline[] }

export type DocumentBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly head: TableRow; readonly rows: readonly TableRow[] }

export type TableRow = readonly (readonly Inline[])[]

/** The title stands apart, since the page draws its own h1. */
export type PortalDocument = { readonly title: string; readonly blocks: readonly DocumentBlock[] }
