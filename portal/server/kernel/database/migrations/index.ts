import type { MigrationSet } from '../migrate.ts'
import { portalTables } from './0001-portal.ts'
import { mailboxTable } from './0002-mailbox.ts'
import { userList } from './0003-user-list.ts'
import { administrationTables } from './0004-administration.ts'
import { setupVersion } from './0005-setup-version.ts'
import { keptAddresses } from './0006-kept-addresses.ts'
import { accountNumber } from './0007-account-number.ts'
import { auditAnchors } from './0008-audit-anchors.ts'
import { outboxProcesses } from './0008-outbox-processes.ts'
import { foldedSearch } from './0010-folded-search.ts'
import { unprovenAddresses } from './0011-unproven-addresses.ts'
import { newcomers } from './0013-newcomers.ts'
import { imports } from './0014-imports.ts'
import { files } from './0016-files.ts'
import { applicationLetters } from './0017-application-letters.ts'
import { eventChannels } from './0018-event-channels.ts'
import { refusedLetters } from './0019-refused-letters.ts'
import { lettersOfPeople } from './0020-letters-of-people.ts'
import { secondFactors } from './0021-second-factors.ts'
import { knownDevices } from './0022-known-devices.ts'
import { passkeyHosts } from './0023-passkey-hosts.ts'
import { notices } from './0024-notices.ts'

/** The portal's migrations in order. A migration that has been released is never changed. */
export const portalMigrations: MigrationSet = {
  owner: 'portal',
  migrations: {
    '0001-portal': portalTables,
    '0002-mailbox': mailboxTable,
    '0003-user-list': userList,
    '0004-administration': administrationTables,
    '0005-setup-version': setupVersion,
    '0006-kept-addresses': keptAddresses,
    '0007-account-number': accountNumber,
    '0008-audit-anchors': auditAnchors,
    '0008-outbox-processes': outboxProcesses,
    '0010-folded-search': foldedSearch,
    '0011-unproven-addresses': unprovenAddresses,
    '0013-newcomers': newcomers,
    '0014-imports': imports,
    '0016-files': files,
    '0017-application-letters': applicationLetters,
    '0018-event-channels': eventChannels,
    '0019-refused-letters': refusedLetters,
    '0020-letters-of-people': lettersOfPeople,
    '0021-second-factors': secondFactors,
    '0022-known-devices': knownDevices,
    '0023-passkey-hosts': passkeyHosts,
    '0024-notices': notices,
  },
}
