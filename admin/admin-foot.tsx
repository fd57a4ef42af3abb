import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { IconArrowBackUp, IconShieldCheck } from '@tabler/icons-react'
import './admin-foot.css'

/** Says where one is, and the way back: nobody may mistake this for a tenant. */
export function AdminFoot() {
  const t = useCoreT()
  return (
    <div className="admin-foot">
      <p>
        <IconShieldCheck size={16} stroke={1.75} />
        {t('adminWarning')}
      </p>
      <a href="/relation_overview">
        <IconArrowBackUp size={16} stroke={1.75} />
        {t('toCompany')}
      </a>
    </div>
  )
}
