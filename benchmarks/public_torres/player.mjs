// A referee and one player of the public Torres project, spoken to by lines of JSON. Only the bridge is ours: rules
// and player come from a clone of that project, whose folder is the first argument and whose player the second.

import { register } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

register('./hooks.mjs', import.meta.url)

const [folder, name] = process.argv.slice(2)
const load = (path) => import(pathToFileURL(resolve(folder, 'packages', path)))

const PLAYERS = {
  minimax: ['minimax_client.js', 'MinimaxClient'],
  breadth: ['bfs_client.js', 'BfsClient'],
  tree: ['mcts_client.js', 'MctsClient'],
  evolution: ['oep_client.js', 'OepClient']
}

const { Torres, CHOICE } = await load('game-logic/index.js')
const [file, kind] = PLAYERS[name]
const { [kind]: Player } = await load('ai-client/src/' + file)
console.log = () => {} // the players chat

const EXECUTE = {
  block_place: (game, id, move) => game.placeBlock(id, move.x, move.y),
  knight_place: (game, id, move) => game.placeKnight(id, move.x, move.y),
  knight_move: (game, id, move) => game.moveKnight(id, move.x, move.y, move.destX, move.destY),
  king_place: (game, id, move) => game.placeKing(id, move.x, move.y),
  turn_end: (game, id) => game.endTurn(id)
}

const copied = (game) => Torres.assignInstances(JSON.parse(JSON.stringify(game)))

let game
let player

const COMMANDS = {
  begin () {
    game = new Torres({ numPlayers: 2, initMode: CHOICE })
    game.initGame()
    player = new Player({})
  },
  move ({ move }) {
    return EXECUTE[move.action](game, game.activePlayer, move)
  },
  attempt ({ moves }) {
    const attempted = copied(game)
    const refused = moves.findIndex((move) => EXECUTE[move.action](attempted, attempted.activePlayer, move) === false)
    return refused < 0 ? moves.length : refused
  },
  think () {
    let chosen
    player.send = (_, move) => { chosen = move }
    player.myInfo.playerInfo = { id: game.activePlayer }
    player.myInfo.torres = copied(game)
    player.myMove()
    return EXECUTE[chosen.action](game, game.activePlayer, chosen)
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line)
  const done = COMMANDS[command.do](command)
  process.stdout.write(JSON.stringify({ done: done ?? true, game }) + '\n')
}
