import { describe, expect, test } from 'vitest'
import { importFault } from './import-fault.ts'
import { doubledFields, firstPlan, isPlanReady, missingFields, withColumn } from './import-plan.ts'

describe('the plan of an import', () => {
  const column = (field: 'username' | 'email' | '') => ({ heading: field, samples: [], field })
  const file = {
    success: true,
    value: 'ok',
    import: 'i1',
    format: 'csv',
    encoding: 'utf-8',
    separator: ';',
    columns: [column('username'), column('email'), column('')],
    rows: 3,
    faults: [],
    faultcount: 0,
  } as const
  const plan = firstPlan({ ...file, columns: [...file.columns], faults: [] }, { company: 'Biolan', language: 'fi' })

  test('ADMIN-NEW-06: the columns that must be there are named until they are', () => {
    expect(missingFields(plan.columns)).toEqual(['firstname', 'lastname'])
    expect(isPlanReady(plan)).toBe(false)
    const columns = ['username', 'email', 'firstname', 'lastname'] as const
    expect(isPlanReady({ ...plan, columns: [...columns] })).toBe(true)
  })

  test('ADMIN-NEW-17: one column is one field; the same field twice is told', () => {
    const doubled = withColumn(plan, 2, 'email')
    expect(doubled.columns).toEqual(['username', 'email', 'email'])
    expect(doubledFields(doubled.columns)).toEqual(['email'])
  })

  test('ADMIN-NEW-09: a fault of a row is told in the words of the form where it has some', () => {
    expect(importFault({ code: 'invalid', field: 'username' })).toBe('registerinvalidusername')
    expect(importFault({ code: 'required', field: 'firstname' })).toBe('registernamerequired')
    expect(importFault({ code: 'user_exists', field: 'username' })).toBeUndefined()
    expect(importFault({ code: 'invalid', field: 'usergroups' })).toBeUndefined()
  })
})
