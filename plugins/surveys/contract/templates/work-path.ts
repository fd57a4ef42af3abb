/** Work that begins with templates, by the path of its resource. */
export type WorkPath = 'intake' | 'project'

/** Where all templates are. */
export const TEMPLATES = '/account/company_documentsettings'
export const templateAddress = (of: WorkPath, id: number): string => `/${of}template_detail/${id}`
