import { SigningSetting } from '@plugins/documents/contract/signing-setting'
import type { SettingsDraft } from '@plugins/settings/contract/ui'

/** Signing of documents of this kind, among the settings of the company. */
export default function Signing(draft: SettingsDraft) {
  return <SigningSetting kind="quotation" {...draft} />
}
