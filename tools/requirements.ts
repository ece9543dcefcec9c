/** `npm run requirements`: prints the page of the requirements; the counts, and what is wrong, go beside it. */
import { countsInWords, requirementsReport } from './requirements/report.ts'

const report = requirementsReport(process.cwd())
const { missing, unknown, wide } = report
process.stdout.write(report.text)
console.error(countsInWords(report))
if (missing.length > 0) console.error(`missing: ${missing.join(' ')}`)
if (wide.length > 0) console.error(`more rows than a test shows: ${wide.join(', ')}`)
if (unknown.length > 0) console.error(`named but not a row: ${unknown.join(' ')}`)
