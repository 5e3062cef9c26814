import s from './tax-table.module.css'

type Amounts = { readonly rate: string; readonly net: string; readonly tax: string; readonly gross: string }

export type TaxTableProps = { readonly heads: Amounts; readonly rows: readonly Amounts[] }

/** The tax of what was paid, a row for each rate; nothing where there is none. */
export function TaxTable({ heads, rows }: TaxTableProps) {
  if (rows.length === 0) return null
  return (
    <table className={s.taxes}>
      <thead>
        <tr>
          <th scope="col">{heads.rate}</th>
          <th scope="col">{heads.net}</th>
          <th scope="col">{heads.tax}</th>
          <th scope="col">{heads.gross}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rate, net, tax, gross }) => (
          <tr key={rate}>
            <th scope="row">{rate}</th>
            <td translate="no" data-head={heads.net}>
              {net}
            </td>
            <td translate="no" data-head={heads.tax}>
              {tax}
            </td>
            <td translate="no" data-head={heads.gross}>
              {gross}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
