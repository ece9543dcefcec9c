/** The parts of an examination that take long, one after another; the audit trail in stretches. */
import { useState } from 'react'
import type { ExaminedPart, Finding } from '../../../contract/doctor/calls.ts'
import { examineSystem } from '../../../contract/doctor/calls.ts'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { useLanguage } from '../../kernel/texts/index.ts'

const parts = ['mail', 'backup', 'integrity', 'audit'] as const satisfies readonly ExaminedPart[]

/** Milliseconds, for the pages of a very large data file. */
const timeout = 5 * 60_000

interface Check {
  readonly findings: readonly Finding[]
  /** What is looked at now, and how many lines of the trail have been walked. */
  readonly underWay?: { readonly part: (typeof parts)[number]; readonly lines: number }
  readonly failure?: Refused | Failed
}

export function useThoroughCheck(): Check & { readonly begin: () => void } {
  const { language } = useLanguage()
  const [check, show] = useState<Check>({ findings: [] })

  async function run(): Promise<void> {
    let findings: readonly Finding[] = []
    for (const part of parts) {
      let [after, lines] = [0, 0]
      do {
        show({ findings, underWay: { part, lines } })
        const answer = await ask(examineSystem, { part, language, after, checked: lines }, { timeout })
        if (!('answered' in answer)) return show({ findings, failure: answer })
        after = answer.answered.after
        lines += answer.answered.checked
        if (after === 0) findings = [...findings, ...answer.answered.findings]
      } while (after !== 0)
    }
    show({ findings })
  }
  return { ...check, begin: () => void run() }
}
