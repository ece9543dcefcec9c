/** A list without rows: nothing there yet, or nothing that the view asks for, with the way back to all. */
import type { IconShape } from '@workspace/portal/web'
import { EmptyState, LinkButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useListTexts } from '../texts/texts.ts'

export type NoRowsProps = {
  icon: IconShape
  title: string
  text: string
  isFiltered: boolean
  /** The list without a filter. */
  all: string
}

export function NoRows({ icon, title, text, isFiltered, all }: NoRowsProps): ReactElement {
  const { nomatch, showall } = useListTexts()
  if (!isFiltered) {
    return (
      <EmptyState icon={icon} title={title}>
        <p>{text}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={icon}
      title={nomatch}
      action={
        <LinkButton variant="secondary" href={all}>
          {showall}
        </LinkButton>
      }
    />
  )
}
