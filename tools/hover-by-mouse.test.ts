import postcss from 'postcss'
import { expect, test } from 'vitest'
import { hoverByMouse } from './build/hover-by-mouse.ts'

const built = (css: string) => postcss([hoverByMouse()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, '')

test.each([
  ['.a:hover { color: red }', '@media (hover: hover) { .a:hover { color: red } }'],
  ['.a:hover, .a:focus { color: red }', '.a:focus { color: red } @media (hover: hover) { .a:hover { color: red } }'],
  ['.a { color: red }', '.a { color: red }'],
  ['@layer x { .a:hover { color: red } }', '@layer x { @media (hover: hover) { .a:hover { color: red } } }'],
])('hover is for pointers that can hover: %s', (css, expected) => {
  expect(built(css)).toBe(expected.replaceAll(' ', ''))
})
