/** Rights and where they come from, in words. */
import type { EffectiveRight, RightSource } from '../../../contract/users/user-reading.ts'
import { useApplicationName } from '../../kernel/applications/known-applications.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { useGroupName } from './group-names.ts'

export function useRightWords(): (right: EffectiveRight) => string {
  const adminedit = useTexts('adminedit')
  const applicationName = useApplicationName()
  const groupName = useGroupName()
  return (right) => {
    switch (right.right) {
      case 'wholesystem':
        return adminedit.right_wholesystem
      case 'companypeople':
        return adminedit.right_companypeople({ company: right.company })
      case 'carrierpeople':
        return adminedit.right_carrierpeople({ company: right.companyname })
      case 'carriernames':
        return adminedit.right_carriernames({ company: right.companyname })
      case 'orders':
        return adminedit.right_orders({ company: right.companyname })
      case 'sees':
        return adminedit.right_sees({ app: applicationName(right.application) })
      case 'administers':
        return adminedit.right_administers({ app: applicationName(right.application) })
      case 'gives':
        return adminedit.right_gives({ groups: right.groups.map(groupName).join(', ') })
    }
  }
}

export function useSourceWords(): (source: RightSource) => string {
  const adminedit = useTexts('adminedit')
  const fields = useTexts('fields')
  const groupName = useGroupName()
  return (source) => {
    switch (source.by) {
      case 'group':
        return adminedit.source_group({ group: groupName(source.group) })
      case 'given':
        return adminedit.source_given
      case 'everybody':
        return adminedit.source_everybody
      case 'flag':
        return adminedit.source_flag({ flag: fields[source.flag] })
    }
  }
}
