/** The page of a dossier for its customer. */
export const dossierOf = (hash: string): string => `/customer_flow_detail/${hash}`

/** A form of it. */
export const formOfDossier = (hash: string, id: number): string => `${dossierOf(hash)}/form/${id}`
