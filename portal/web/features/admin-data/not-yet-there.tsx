/** Named places that nothing has been built for (ADMIN-SHELL-07, ADMIN-SHELL-08). */
import type { ReactElement } from 'react'
import { useTexts } from '../../kernel/texts/index.ts'
import { EmptyState, iconInfo } from '../../kernel/ui/index.ts'

export function NotYetThere(): ReactElement {
  const { notyetimplementedtext } = useTexts('adminusers')
  return <EmptyState icon={iconInfo} title={notyetimplementedtext} />
}
