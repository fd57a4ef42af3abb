import { toast, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { type CompanyValues, hostsOf, useCompanyFields } from './use-company-fields'

/** A new company starts with the basic modules (G-SEED, G-COMPFORM). */
export function NewCompanyModal({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useT('admin')
  const create = useSave('post', '/api/company')
  const fields = useCompanyFields({ fresh: true })
  return (
    <FormModal<CompanyValues, { name: string }>
      title={t('newCompany')}
      verb={t('makeCompany')}
      fields={fields}
      values={{ name, time_zone: 'Europe/Amsterdam', hostnames: [] }}
      onSave={values => create.send({ body: { ...values, hostnames: hostsOf(values.hostnames) } })}
      onSaved={company => toast(t('companyMade', { name: company.name }))}
      onClose={onClose}
    >
      <p className="vk-meta">{t('startModules')}</p>
    </FormModal>
  )
}
