/** The part of saxen that is used here; the package brings no types. */
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      act: (name: string, attributes: () => Readonly<Record<string, string>>, decode: (text: string) => string) => void,
    ): this
    on(event: 'closeTag', act: (name: string) => void): this
    on(event: 'text', act: (content: string, decode: (text: string) => string) => void): this
    on(event: 'error' | 'warn', act: (fault: Error) => void): this
    /** `attention` is `<!…>`, `question` is `<?…?>`, each with its signs. */
    on(event: 'cdata' | 'attention' | 'question', act: (content: string) => void): this
    parse(xml: string): this
  }
}
