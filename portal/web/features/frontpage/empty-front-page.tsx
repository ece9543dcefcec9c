/** What stands on the front page when there is no tile to show (FRONT-13, FRONT-15). */
import type { ReactElement } from 'react'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { EmptyState, iconBox, iconStar, LinkButton } from '../../kernel/ui/index.ts'

export function NoApplications(): ReactElement {
  const frontpage = useTexts('frontpage')
  const { appcontact } = useTexts('groups')
  const { salesPhone } = useSite()
  const phone = salesPhone.name || salesPhone.value
  return (
    <EmptyState
      icon={iconBox}
      title={frontpage.noapplicationstext}
      action={
        <LinkButton variant="secondary" href="#/user/settings">
          {frontpage.checkowninformation}
        </LinkButton>
      }
    >
      <p>{frontpage.noapplicationshelptext}</p>
      {phone !== '' && <p>{appcontact({ phone })}</p>}
    </EmptyState>
  )
}

export function NoFavourites(): ReactElement {
  const frontpage = useTexts('frontpage')
  return (
    <EmptyState
      icon={iconStar}
      title={frontpage.nopreferredappstext}
      action={
        <LinkButton variant="secondary" href="#/user/settings">
          {frontpage.choosepreferredappslink}
        </LinkButton>
      }
    >
      <p>{frontpage.nopreferredappshelptext}</p>
    </EmptyState>
  )
}
