import { expect, test } from 'vitest'
import { systemPart } from './system-part.ts'

test.each([
  ['/admin/system', 'overview'],
  ['/admin/system/systemshutdown', 'shutdown'],
  ['/admin/system/changeviews', 'addviews'],
  ['/admin/system/audit', 'audit'],
  ['/admin/system/health', 'health'],
  ['/admin/system/toString', 'overview'],
] as const)('ROUTE-22, ADMIN-SYS-04: %s shows %s', (path, part) => {
  expect(systemPart(path)).toBe(part)
})
