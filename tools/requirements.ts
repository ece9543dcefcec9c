/** `npm run requirements`: writes docs/requirements.md anew and prints the counts. */
import { writeFileSync } from 'node:fs'
import { requirementsReport } from './requirements/report.ts'

const { text, tested, reasoned, missing, unknown, wide } = requirementsReport(process.cwd())
writeFileSync('docs/requirements.md', text)
console.log(`${tested} with a test, ${reasoned} with a reason, ${missing.length} missing`)
if (missing.length > 0) console.log(`missing: ${missing.join(' ')}`)
if (wide.length > 0) console.log(`more rows than a test shows: ${wide.join(', ')}`)
if (unknown.length > 0) console.log(`named but not a row: ${unknown.join(' ')}`)
