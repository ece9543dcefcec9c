/** Goal 6: the same work on PostgreSQL, beside a bare `pg` handler. */
import type { Goal } from '../goal.ts'
import { stage } from '../stage.ts'
import { initialDataFigures } from './initial-data.ts'
import { ownSettingsFigures } from './own-settings.ts'
import { signInFigures } from './sign-in.ts'
import { byNumber, findFigures, userListFigures } from './user-list.ts'

const goals = { leastRatio: 0.35 }

export const postgresGoal: Goal = {
  number: 6,
  title: 'The same on PostgreSQL that keeps what it acknowledged: 10 000 users, lists of 100 000',
  measure: async () => {
    const few = await stage('PostgreSQL', 10_000, 'production')
    const many = await stage('PostgreSQL', 100_000, 'unlimited')
    return [
      ...(await initialDataFigures(few, goals)),
      ...(await signInFigures(few, goals)),
      ...(await byNumber('PostgreSQL', userListFigures)),
      ...(await userListFigures(many, goals)),
      ...(await byNumber('PostgreSQL', findFigures)),
      ...(await findFigures(many, { mostP99: 100 })),
      ...(await ownSettingsFigures(few, goals)),
    ]
  },
}
