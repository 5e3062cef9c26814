import { runConversation } from './conversation-command.ts'

// npm run -s conversation -- --turns N          what stands in device storage after a conversation of N turns
// npm run -s conversation -- --turns N --log    the same as a bare log
//
// The first form prints one JSON object { key: value }. Put each pair into localStorage of the app's own address and
// reload: the app resumes the conversation. It is made by folding real commands over the shipped menu of Brygga Burger,
// the same every time, with a hash at each step. In the browser:
//
//   for (const [key, value] of Object.entries(printed)) localStorage.setItem(key, value)

process.exitCode = runConversation(process.argv.slice(2), console)
