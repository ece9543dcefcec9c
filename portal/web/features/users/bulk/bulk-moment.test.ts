import { describe, expect, test } from 'vitest'
import { actionWith, isAllOrNone, plainAction, rowsInOrder, unrefused, verifiedAnswer } from './bulk-moment.ts'

describe('bulk actions', () => {
  const row = (result: 'done' | 'unchanged' | 'forbidden') => ({ _id: result, name: result, result })

  test('ADMIN-USERS-20: what is given or taken is asked for first', () => {
    expect(plainAction('verify')).toEqual({ act: 'verify' })
    expect(plainAction('giveapp')).toBeUndefined()
    expect(actionWith('giveapp', 'peatsale')).toEqual({ act: 'giveapp', app: 'peatsale' })
    expect(actionWith('takegroup', 'biolan')).toEqual({ act: 'takegroup', group: 'biolan' })
  })

  test('ADMIN-USERS-20: those to whom nothing can be done stand first', () => {
    const order = rowsInOrder([row('unchanged'), row('done'), row('forbidden')]).map(({ result }) => result)
    expect(order).toEqual(['forbidden', 'done', 'unchanged'])
  })

  test('ADMIN-USERS-21: the answer to CALL-33 as rows, and what takes it back', () => {
    const done = { _id: 'a', name: 'Aino', result: 'done' } as const
    const other = { _id: 'b', name: 'Eero', result: 'done' } as const
    const preview = { rows: [done, other], done: 2, unchanged: 0, refused: 0, previewed: null, undo: null }
    const undo = { action: { act: 'unverify' }, change: 'muutos' } as const
    expect(verifiedAnswer(preview, { verified: ['a'], undo })).toEqual({
      rows: [done, { ...other, result: 'unchanged' }],
      done: 1,
      unchanged: 1,
      refused: 0,
      previewed: null,
      undo,
    })
  })

  test('ADMIN-USERS-23: without those who would be refused the others are left', () => {
    const rows = [row('forbidden'), row('done'), row('unchanged')]
    const preview = { rows, done: 1, unchanged: 1, refused: 1, previewed: null, undo: null }
    expect(unrefused(preview)).toEqual({ ids: ['done', 'unchanged'] })
    expect(unrefused({ ...preview, previewed: 'view' })).toEqual({ previewed: 'view' })
    expect(isAllOrNone({ action: { act: 'verify' } })).toBe(true)
    expect(isAllOrNone({ action: { act: 'deactivate' } })).toBe(false)
  })
})
