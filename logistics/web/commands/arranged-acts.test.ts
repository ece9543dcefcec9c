import type { Direction } from '@workspace/logistics/contract'
import { expect, test } from 'vitest'
import { arrangedActs } from './arranged-acts.ts'

const act = (name: string, turn: Direction, isDue = false) => ({ name, label: name, turn, isDue })
const names = (acts: ReturnType<typeof arrangedActs>) => ({
  primary: acts.primary?.name,
  beside: acts.beside.map(({ name }) => name).join(' '),
  menu: acts.menu.map(({ name }) => name).join(' '),
  ends: acts.ends.map(({ name }) => name).join(' '),
})

test('one act is primary, three stand beside it, the rest is in the menu, and what ends the record stands apart', () => {
  const acts = [
    ...[act('edit', 'stays'), act('unconfirm', 'back'), act('cancel', 'ends'), act('hold', 'stays')],
    ...[act('ask', 'stays'), act('note', 'stays'), act('confirm', 'on')],
  ]
  expect(names(arrangedActs(acts))).toEqual({
    ...{ primary: 'confirm', beside: 'edit hold ask', menu: 'note unconfirm', ends: 'cancel' },
  })
})

test('what is due comes before a step on; without either none is primary', () => {
  expect(names(arrangedActs([act('give', 'on'), act('crew', 'stays', true)])).primary).toBe('crew')
  expect(names(arrangedActs([act('note', 'stays')])).primary).toBeUndefined()
})

test('no menu is opened for one act', () => {
  const four = [act('a', 'stays'), act('b', 'stays'), act('c', 'stays'), act('d', 'back')]
  expect(names(arrangedActs(four))).toMatchObject({ beside: 'a b c d', menu: '' })
  expect(names(arrangedActs([...four, act('cancel', 'ends')]))).toMatchObject({ beside: 'a b c', menu: 'd' })
})
