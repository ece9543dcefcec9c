/** Import of users from CSV or XLSX: file, columns, rehearsal, result. */
import type { ReactElement } from 'react'
import { may } from '../../../../contract/rights/may.ts'
import { useAddress } from '../../../kernel/routing/hash-location.ts'
import { useLeaveWarning } from '../../../kernel/routing/leaving.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Notice, Page } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { addressOf, viewOf } from '../list/user-view.ts'
import { ColumnsStep } from './columns-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FileStep, UnusableFile } from './file-step.tsx'
import { RehearsalStep } from './rehearsal-step.tsx'
import type { ImportWork } from './use-import.ts'
import { useImport } from './use-import.ts'

export function ImportScreen(): ReactElement {
  const { importheading, importlead } = useTexts('adminimport')
  const { insufficientrightstext } = useTexts('common')
  const { backtousers } = useTexts('adminedit')
  const { administrator } = useAdminData()
  const back = addressOf(viewOf(useAddress().query))
  return (
    <Page back={{ href: `#${back}`, label: backtousers }} heading={importheading} lead={importlead}>
      {may.addPeople(administrator) ? <Steps back={back} /> : <Notice tone="warn" title={insufficientrightstext} />}
    </Page>
  )
}

function Steps({ back }: { back: string }) {
  const { administrator } = useAdminData()
  const [onlyCompany, ...others] = administrator.companies
  const work = useImport(administrator.isSuperadmin || others.length > 0 ? '' : (onlyCompany ?? ''))
  const { at } = work.moment
  useLeaveWarning(at === 'columns' || at === 'checked' || at === 'importing')
  return <Step work={work} back={back} />
}

function Step({ work, back }: { work: ImportWork; back: string }): ReactElement {
  const { moment } = work
  switch (moment.at) {
    case 'file':
    case 'reading':
      return <FileStep moment={moment} onRead={work.read} />
    case 'unusable':
      return <UnusableFile moment={moment} onOther={work.startAnew} />
    case 'columns':
    case 'checking':
      return <ColumnsStep moment={moment} work={work} />
    case 'checked':
    case 'importing':
      return <RehearsalStep moment={moment} work={work} />
    case 'done':
      return <DoneStep moment={moment} back={back} onAgain={work.startAnew} />
  }
}
