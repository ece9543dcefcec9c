import { Readable } from 'node:stream'
import { administrationCalls, byteOrderMark, csvLine } from '../../../../contract/own.ts'
import { auditEvent } from '../../../kernel/handlers/audit-event.ts'
import { fileHandler } from '../../../kernel/handlers/handler.ts'
import { SentFile } from '../../../kernel/handlers/sent-file.ts'
import { budgets } from '../../../kernel/limits/budgets.ts'
import { actingReader } from '../../../kernel/rights/acting.ts'
import { workbook, workbookType } from '../../../kernel/spreadsheets/workbook.ts'
import { searchPlan } from '../list/search-plan.ts'
import { exportedPeople } from './exported-people.ts'

/** The view as a file, within the administrator's scope; the trail tells of it before the first row goes out (R57). */
export const exportUsersHandler = fileHandler(administrationCalls.exportUsers, async (context, given) => {
  const { portal, request, actor, write } = context
  const { format, language, sort, direction, ...view } = given
  await portal.limits.spend(budgets.userExport, actor.id)
  const { administrator } = actingReader(context)
  const find = await searchPlan(portal.database, view.find, { sort, direction })
  const asked = { actor, scope: administrator.scope, view, sort, direction, find }
  const details = { format, filter: view }
  const event = auditEvent(context, { action: 'exportusers', target: '', company: actor.company, details })
  await write(async (transaction) => {
    await portal.audit.append(transaction, event)
    return {}
  })
  const rows = exportedPeople(context, asked, language)
  const name = `${names[language]}-${request.now.toISOString().slice(0, 10)}.${format}`
  if (format === 'xlsx') return new SentFile(workbookType, Readable.from(workbook(names[language], rows)), name)
  return new SentFile('text/csv; charset=utf-8', Readable.from(csvFile(rows)), name)
})

const names = { fi: 'kayttajat', en: 'users' } as const

async function* csvFile(rows: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<string> {
  yield byteOrderMark
  for await (const some of rows) yield some.map(csvLine).join('')
}
