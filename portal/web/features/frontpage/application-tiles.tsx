/** One tile for each application, in the colour of its company; it names the person's own one (FRONT-05 to 11, 18, 19). */
import type { ReactElement } from 'react'
import type { Application } from '../../../contract/applications/application.ts'
import { companyKey } from '../../../contract/companies/company-key.ts'
import { ApplicationIcon, useApplicationName } from '../../kernel/applications/known-applications.tsx'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Tile, Tiles } from '../../kernel/ui/index.ts'
import type { TileCounts } from './tile-counts.ts'

export type ApplicationTilesProps = { applications: readonly Application[]; counts: TileCounts }

export function ApplicationTiles({ applications, counts }: ApplicationTilesProps): ReactElement {
  const portal = usePortal()
  const nameOf = useApplicationName()
  const { favourite } = useTexts('frontpage')
  const { othercompany } = useTexts('groups')
  const { currentUser, user } = useSignedIn()
  const { preferredapps } = currentUser
  // A carrier's people name it by its id.
  const own = user.usertype === 'transport' ? '' : user.company
  return (
    <Tiles>
      {applications.map(({ name, primarycompany }) => (
        <Tile
          key={name}
          href={`#/${name}`}
          name={nameOf(name)}
          company={companyKey(primarycompany)}
          companyName={own || primarycompany || othercompany}
          icon={<ApplicationIcon application={name} />}
          count={counts[name]}
          star={preferredapps.includes(name) ? favourite : undefined}
          onClick={() => portal.chooseApplication(name)}
        />
      ))}
    </Tiles>
  )
}
