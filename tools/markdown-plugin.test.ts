import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { compileDocument, markdownDocuments } from './markdown-plugin.ts'

test('markdown becomes typed blocks, without comments', () => {
  const source =
    '<!-- note -->\n# Title\n\n## Part\n\nSome *soft* and **hard** `code`\nby {{sitetitle}}.\n\n1. [one](#/one)\n'
  expect(compileDocument(source)).toEqual({
    title: 'Title',
    blocks: [
      { kind: 'heading', level: 2, parts: [{ kind: 'text', text: 'Part' }] },
      {
        kind: 'paragraph',
        parts: [
          { kind: 'text', text: 'Some ' },
          { kind: 'emphasis', parts: [{ kind: 'text', text: 'soft' }] },
          { kind: 'text', text: ' and ' },
          { kind: 'strong', parts: [{ kind: 'text', text: 'hard' }] },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: 'code' },
          { kind: 'text', text: ' by ' },
          { kind: 'setting', name: 'sitetitle' },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        ordered: true,
        items: [[{ kind: 'link', address: '#/one', parts: [{ kind: 'text', text: 'one' }] }]],
      },
    ],
  })
})

test.each([
  ['a name that no setting fills', '# T\n\n{{password}}'],
  ['HTML', '# T\n\n<b>bold</b>'],
  ['a script address', '# T\n\n[x](javascript:alert(1))'],
  ['an address without its scheme', '# T\n\n[x](//elsewhere.example)'],
  ['a picture', '# T\n\n![x](https://elsewhere.example/x.png)'],
  ['a list within a list', '# T\n\n- a\n  - b'],
  ['a second title', '# T\n\n# U'],
  ['no title', 'text'],
])('%s stops the build', (_what, source) => {
  expect(() => compileDocument(source)).toThrow()
})

test('the build gives a module without a parser', async () => {
  const input = resolve(import.meta.dirname, '../portal/web/features/documents/terms-fi.md')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [markdownDocuments()],
    build: { write: false, lib: { entry: input, formats: ['es'] } },
  })
  const code = JSON.stringify(built)
  expect(code).toContain('Vastuunrajoitukset')
  expect(code).toContain('title')
  expect(code).not.toContain('fromMarkdown')
})
