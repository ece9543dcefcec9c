/** The part of saxen that is used here; the package brings no types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', act: (name: string, attributes: () => Readonly<Record<string, string>>) => void): this
    on(event: 'closeTag', act: () => void): this
    on(event: 'error' | 'warn', act: (fault: Error) => void): this
    /** `attention` is `<!…>`, `question` is `<?…?>`, each with its signs. */
    on(event: 'text' | 'cdata' | 'attention' | 'question', act: (content: string) => void): this
    parse(xml: string): this
  }
}
