/** Goal 12: what the pages weigh; the build itself holds them against their budgets. */
import { runCommand } from '../../steps/run-command.ts'
import type { Goal } from '../goal.ts'

export const bytesGoal: Goal = {
  number: 12,
  title: 'Bytes of the pages, brotli',
  measure: async () => {
    const { output } = await runCommand(['tools/build.ts'])
    const rows = [...output.matchAll(/^([✓✗]) (.*?) +([\d.]+) of +([\d.]+) KB$/gm)]
    if (rows.length === 0) throw new Error(output.slice(-2000))
    return rows.map(([, mark, what = '', kilobytes, most]) => ({
      what,
      measured: `${kilobytes} KB`,
      goal: `≤ ${most} KB`,
      isMet: mark === '✓',
    }))
  },
}
