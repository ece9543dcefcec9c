/** The site as the operator has set it for one journey; afterwards everything is as it was. */
import type { TestPortal } from '@workspace/portal/server/testing'

export interface Operator {
  /** Settings of the site; `isactive: false` closes it. */
  readonly set: TestPortal['set']
  /** Changes a listed application. */
  readonly change: (
    name: string,
    changes: { isactive?: number; opengroups?: string; admingroups?: string },
  ) => Promise<void>
  /** Lists one more application, open to everybody. */
  readonly list: (name: string, primarycompany: string) => Promise<void>
}

export async function operatorOf(portal: TestPortal): Promise<Operator & { restore: () => Promise<void> }> {
  const { reading, writing } = portal.host.database
  const settings = await reading.selectFrom('site_setting').selectAll().execute()
  const applications = await reading.selectFrom('application').selectAll().execute()
  return {
    set: portal.set,
    change: (name, changes) =>
      writing(async (transaction) => {
        await transaction.updateTable('application').set(changes).where('name', '=', name).execute()
      }),
    list: (name, primarycompany) =>
      writing(async (transaction) => {
        const rest = { clearname: name, appicon: '', isactive: 1, opengroups: '"all"', admingroups: '["superadmin"]' }
        await transaction
          .insertInto('application')
          .values({ name, primarycompany, position: 9, ...rest })
          .execute()
      }),
    restore: () =>
      writing(async (transaction) => {
        await transaction.deleteFrom('site_setting').execute()
        await transaction.insertInto('site_setting').values(settings).execute()
        await transaction.deleteFrom('application').execute()
        await transaction.insertInto('application').values(applications).execute()
      }),
  }
}
