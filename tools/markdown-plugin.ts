/** Compiles the portal's markdown documents while building, so that no parser goes to the browser. */
import type { List, Nodes, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Plugin } from 'vite'
import type { DocumentBlock, Inline, PortalDocument } from '../portal/web/kernel/texts/document-blocks.ts'
import { documentSettingNames } from '../portal/web/kernel/texts/document-blocks.ts'

export function markdownDocuments(): Plugin {
  return {
    name: 'markdown-documents',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.md')) return null
      const { title, blocks } = compileDocument(source)
      return {
        code: `export const title = ${JSON.stringify(title)}\nexport const blocks = ${JSON.stringify(blocks)}\n`,
        map: null,
      }
    },
  }
}

/** Anything that the blocks cannot carry stops the build: a document never loses a part in silence. */
export function compileDocument(source: string): PortalDocument {
  const tree = fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  const [heading, ...rest] = tree.children.filter((node) => !isComment(node))
  if (heading?.type !== 'heading' || heading.depth !== 1) throw new Error('A document begins with its title')
  return { title: plainText(heading.children), blocks: rest.map(block) }
}

function block(node: RootContent): DocumentBlock {
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', level: headingLevel(node.depth), parts: inline(node.children) }
    case 'paragraph':
      return { kind: 'paragraph', parts: inline(node.children) }
    case 'list':
      return { kind: 'list', ordered: node.ordered === true, items: listItems(node) }
    case 'table':
      return table(node)
    default:
      throw unknown(node)
  }
}

function headingLevel(depth: number): 2 | 3 {
  if (depth === 2 || depth === 3) return depth
  throw new Error(`A document has no heading of level ${depth} below its title`)
}

/** A list item is one sentence or more of text: no lists within lists. */
function listItems(list: List): Inline[][] {
  return list.children.map(({ children: [only, ...more] }) => {
    if (only?.type !== 'paragraph' || more.length > 0) throw new Error('A list item holds one paragraph')
    return inline(only.children)
  })
}

function table(node: Table): DocumentBlock {
  const rows = node.children.map((row) => row.children.map((cell) => inline(cell.children)))
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
}

function inline(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.filter((node) => !isComment(node)).flatMap(inlineParts)
}

function inlineParts(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'text':
      return filledText(node.value)
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'strong':
      return [{ kind: 'strong', parts: inline(node.children) }]
    case 'emphasis':
      return [{ kind: 'emphasis', parts: inline(node.children) }]
    case 'link':
      return [{ kind: 'link', address: safeAddress(node.url), parts: inline(node.children) }]
    default:
      throw unknown(node)
  }
}

/** INFO-08: splits a text at the names in double braces; a name nobody fills is an error. */
function filledText(value: string): Inline[] {
  const parts = value.split(/\{\{(\w+)\}\}/).map((part, index): Inline => {
    return index % 2 === 0 ? { kind: 'text', text: part.replaceAll('\n', ' ') } : setting(part)
  })
  return parts.filter((part) => part.kind !== 'text' || part.text !== '')
}

function setting(given: string): Inline {
  const name = documentSettingNames.find((known) => known === given)
  if (name === undefined) throw new Error(`No setting fills {{${given}}}`)
  return { kind: 'setting', name }
}

function safeAddress(address: string): string {
  if (/^(#\/|https:\/\/|mailto:)/.test(address)) return address
  throw new Error(`A document links to ${address}`)
}

function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.value : '')).join('')
}

/** Notes to the operator are not rendered. */
function isComment(node: Nodes): boolean {
  return node.type === 'html' && /^<!--[\s\S]*-->$/.test(node.value.trim())
}

function unknown(node: Nodes): Error {
  return new Error(`A document cannot hold "${node.type}" (line ${node.position?.start.line})`)
}
