/** Goal 18: Kuivikemyynti's lists and commands on PostgreSQL, where they are only told. */
import type { Goal } from '../goal.ts'
import { peatsaleStage } from '../peatsale/peatsale-stage.ts'
import { peatsaleCommandFigures } from './peatsale-commands.ts'
import { peatsaleListFigures } from './peatsale-lists.ts'

export const peatsalePostgresGoal: Goal = {
  number: 18,
  title: 'Kuivikemyynti: the same lists and commands on PostgreSQL that keeps what it acknowledged',
  measure: async () => {
    const there = await peatsaleStage('PostgreSQL')
    return [...(await peatsaleListFigures(there, {})), ...(await peatsaleCommandFigures(there, {}))]
  },
}
