/** Importing users, from a chosen file to its result: nothing is written before it is confirmed. */
import { useState } from 'react'
import type { AnswerOf } from '../../../../contract/call.ts'
import { confirmUserImport, rehearseUserImport, uploadUserImport } from '../../../../contract/users/user-import.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { ask } from '../../../kernel/requests/ask.ts'
import { sendFile } from '../../../kernel/requests/files.ts'
import { useLanguage } from '../../../kernel/texts/index.ts'
import { refreshUserLists } from '../list/use-user-pages.ts'
import type { ImportPlan, UploadedFile } from './import-plan.ts'
import { firstPlan } from './import-plan.ts'

export type Rehearsal = AnswerOf<typeof rehearseUserImport>
export type ImportOptions = { readonly skipfaulty: boolean; readonly invite: boolean }

type Read = { readonly name: string; readonly file: UploadedFile }

export type ImportMoment =
  | { readonly at: 'file'; readonly failure?: Refused | Failed }
  | { readonly at: 'reading' }
  | (Read & { readonly at: 'unusable' })
  | (Read & { readonly at: 'columns'; readonly plan: ImportPlan; readonly failure?: Refused | Failed })
  | (Read & { readonly at: 'checking'; readonly plan: ImportPlan })
  | (Read & Checked & { readonly at: 'checked'; readonly failure?: Refused | Failed })
  | (Read & Checked & { readonly at: 'importing' })
  | { readonly at: 'done'; readonly import: string; readonly added: number; readonly skipped: number }

export type Checked = { readonly plan: ImportPlan; readonly rehearsal: Rehearsal }

export interface ImportWork {
  readonly moment: ImportMoment
  readonly read: (file: File) => void
  readonly change: (plan: ImportPlan) => void
  readonly check: () => void
  readonly backToColumns: () => void
  readonly confirm: (options: ImportOptions) => void
  readonly startAnew: () => void
}

/** Thousands of rows are judged, and written before the answer. */
const patience = { timeout: 120_000 }

/** `company` is what rows without one get; a company administrator has only the own ones to give. */
export function useImport(company: string): ImportWork {
  const { language } = useLanguage()
  const [moment, setMoment] = useState<ImportMoment>({ at: 'file' })

  async function read(file: File) {
    setMoment({ at: 'reading' })
    const answer = await sendFile(uploadUserImport, { filename: file.name.slice(-200) }, file)
    if (!('answered' in answer)) return setMoment({ at: 'file', failure: answer })
    const uploaded = { name: file.name, file: answer.answered }
    if (answer.answered.import === '') return setMoment({ at: 'unusable', ...uploaded })
    setMoment({ at: 'columns', ...uploaded, plan: firstPlan(answer.answered, { company, language }) })
  }

  async function check() {
    if (moment.at !== 'columns') return
    const { name, file, plan } = moment
    setMoment({ at: 'checking', name, file, plan })
    const answer = await ask(rehearseUserImport, plan, patience)
    if ('answered' in answer) setMoment({ at: 'checked', name, file, plan, rehearsal: answer.answered })
    else setMoment({ at: 'columns', name, file, plan, failure: answer })
  }

  async function confirm(options: ImportOptions) {
    if (moment.at !== 'checked') return
    const { failure: _, ...checked } = moment
    setMoment({ ...checked, at: 'importing' })
    const answer = await ask(confirmUserImport, { ...moment.plan, ...options }, patience)
    if (!('answered' in answer)) return setMoment({ ...checked, failure: answer })
    const { added, skipped } = answer.answered
    setMoment({ at: 'done', import: moment.plan.import, added, skipped })
    await refreshUserLists()
  }

  return {
    moment,
    read: (file) => void read(file),
    change: (plan) => setMoment((now) => (now.at === 'columns' ? { ...now, plan } : now)),
    check: () => void check(),
    backToColumns: () =>
      setMoment((now) =>
        now.at === 'checked' ? { at: 'columns', name: now.name, file: now.file, plan: now.plan } : now,
      ),
    confirm: (options) => void confirm(options),
    startAnew: () => setMoment({ at: 'file' }),
  }
}
