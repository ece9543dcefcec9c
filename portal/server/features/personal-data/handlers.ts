import { Readable } from 'node:stream'
import { portalCalls } from '../../../contract/own.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { fileHandler } from '../../kernel/handlers/handler.ts'
import { SentFile } from '../../kernel/handlers/sent-file.ts'
import { budgets } from '../../kernel/limits/budgets.ts'
import { keepProof, provePassword } from '../own-settings/index.ts'
import { personalLog } from './personal-log.ts'
import { personalRecord } from './personal-record.ts'

const act = { action: 'exportowndata' } as const

/** Everything that is held of the person; the trail tells of it before the first byte goes out. */
export const exportOwnDataHandler = fileHandler(
  portalCalls.exportOwnData,
  async (context, { language, currentpassword }, refuse) => {
    const { portal, request, actor, write } = context
    const proved = await provePassword(context, { currentpassword, act }, refuse)
    await portal.limits.spend(budgets.ownData, actor.id)
    await write(async (transaction) => {
      if (proved) await keepProof(context, transaction)
      await appendAuditEvent({ ...context, transaction }, { ...act, target: actor.username, company: actor.company })
      return {}
    })
    // Whatever fails here fails before anything of the file has gone.
    const record = await personalRecord(context)
    const log = personalLog(portal.database.reading, actor)
    const name = `${names[language]}-${request.now.toISOString().slice(0, 10)}.json`
    return new SentFile('application/json; charset=utf-8', Readable.from(jsonFile(record, log)), name)
  },
)

const names = { fi: 'omat-tiedot', en: 'own-data' } as const

/** The record, and as its last field the log, line by line as the receiver takes them. */
async function* jsonFile(record: object, log: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `${JSON.stringify(record).slice(0, -1)},"log":[`
  let between = '\n'
  for await (const lines of log) {
    if (lines.length === 0) continue
    yield between + lines.map((line) => JSON.stringify(line)).join(',\n')
    between = ',\n'
  }
  yield '\n]}\n'
}
