/** A markdown file is a document once `tools/markdown-plugin.ts` has compiled it. */
declare module '*.md' {
  export const title: import('./document-blocks.ts').PortalDocument['title']
  export const blocks: import('./document-blocks.ts').PortalDocument['blocks']
}
