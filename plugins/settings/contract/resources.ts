/** Records of the settings that files may hang on. */
export { companySettings } from '../resources/company-settings'
export { flowProfileResource } from '../resources/flow-profiles'
