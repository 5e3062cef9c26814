import { Button } from '#ui/primitives/button.tsx'

type NotFetchedProps = { readonly text: string; readonly retry: string; readonly onRetry: () => void }

/** What could not be fetched, with the way to ask for it again. */
export function NotFetched({ text, retry, onRetry }: NotFetchedProps) {
  return (
    <>
      <p role="alert">{text}</p>
      <div>
        <Button tone="outline" onAct={onRetry}>
          {retry}
        </Button>
      </div>
    </>
  )
}
