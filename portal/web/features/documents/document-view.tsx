/** Draws a document under the heading that its page gives it. */
import type { ReactElement } from 'react'
import { Fragment } from 'react'
import type { DocumentBlock, Inline, PortalDocument, TableRow } from '../../kernel/texts/document-blocks.ts'
import type { Language } from '../../kernel/texts/index.ts'
import type { DocumentSettings } from './document-settings.ts'
import styles from './document-view.module.css'

type DocumentViewProps = { document: PortalDocument; language: Language; settings: DocumentSettings }

/** `language` is that of the document, which may differ from the page's (TERMS-15). */
export function DocumentView(props: DocumentViewProps): ReactElement {
  return (
    <div className={styles.document} lang={props.language}>
      {props.document.blocks.map((block, index) => (
        <Block key={keyOf(index)} block={block} settings={props.settings} />
      ))}
    </div>
  )
}

function Block({ block, settings }: { block: DocumentBlock; settings: DocumentSettings }): ReactElement {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading>{inline(block.parts, settings)}</Heading>
    }
    case 'paragraph':
      return <p>{inline(block.parts, settings)}</p>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={keyOf(index)}>{inline(item, settings)}</li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table head={block.head} rows={block.rows} settings={settings} />
  }
}

function Table(props: { head: TableRow; rows: readonly TableRow[]; settings: DocumentSettings }): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          {props.head.map((cell, index) => (
            <th key={keyOf(index)} scope="col">
              {inline(cell, props.settings)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row, index) => (
          <tr key={keyOf(index)}>
            {row.map((cell, column) => (
              <td key={keyOf(column)}>{inline(cell, props.settings)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inline(parts: readonly Inline[], settings: DocumentSettings): ReactElement[] {
  return parts.map((part, index) => <Fragment key={keyOf(index)}>{inlinePart(part, settings)}</Fragment>)
}

function inlinePart(part: Inline, settings: DocumentSettings): ReactElement | string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      return <code>{part.text}</code>
    case 'setting':
      return part.name === 'sitetitle' ? settings.sitetitle : mailable(settings[part.name])
    case 'strong':
      return <strong>{inline(part.parts, settings)}</strong>
    case 'emphasis':
      return <em>{inline(part.parts, settings)}</em>
    case 'link':
      return <a href={part.address}>{inline(part.parts, settings)}</a>
  }
}

/** An address that was filled in can be written to at once; the words around it cannot. */
function mailable(filled: string): ReactElement | string {
  const [before = '', address, after = ''] = filled.split(/([^\s@(),;:]+@[^\s@(),;:]+[^\s@(),;:.])/)
  if (address === undefined) return filled
  return (
    <>
      {before}
      <a href={`mailto:${address}`}>{address}</a>
      {mailable(after)}
    </>
  )
}

/** The blocks are fixed at build time, so their place is their identity. */
function keyOf(index: number): string {
  return String(index)
}
