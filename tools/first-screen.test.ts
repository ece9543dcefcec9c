import { expect, test } from 'vitest'
import { backendMeta, backendOrigin } from './build/first-screen.ts'

test('CALL-01: without the setting the page names no backend, so its own origin answers', () => {
  expect(backendMeta(backendOrigin(undefined))).toBe('')
})

test('CALL-01: the one setting names the origin of an external backend in the page', () => {
  expect(backendMeta(backendOrigin('https://backend.test:8443'))).toBe(
    '<meta name="backend-origin" content="https://backend.test:8443" />',
  )
})

test.each(['backend.test', 'https://backend.test/', 'https://backend.test/api', 'javascript:alert(1)', '"><script>'])(
  'CALL-01: %s is no origin, and the build stops',
  (given) => {
    expect(() => backendOrigin(given)).toThrow('BACKEND_ORIGIN')
  },
)
