/** A mailed link that did not work, and whom to write to (VALID-03, ERR-20). */
import type { ReactElement } from 'react'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Notice } from '../../kernel/ui/index.ts'

/** `title` ends with a colon: the administrator's address follows it. */
export function LinkFailure(props: { title: string; help?: string }): ReactElement {
  const { siteadminfallback } = useTexts('common')
  const { siteAdminEmail } = useSite()
  return (
    <Notice tone="err" title={props.title}>
      <p>{siteAdminEmail === '' ? siteadminfallback : <a href={`mailto:${siteAdminEmail}`}>{siteAdminEmail}</a>}</p>
      {props.help !== undefined && <p>{props.help}</p>}
    </Notice>
  )
}
