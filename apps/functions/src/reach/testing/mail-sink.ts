import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server on this machine that keeps every letter. `refuse` answers each recipient with that line. */
export async function aMailSink() {
  const letters: { to: string; data: string }[] = [];
  const sockets = new Set<Socket>();
  const settings: { refuse: string | null; isSilent: boolean } = { refuse: null, isSilent: false };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (settings.isSilent) return;
    let [buffer, to, data] = ['', '', null as string | null];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answer = (line: string): void => {
      if (data !== null) {
        if (line !== '.') {
          data += `${line}\n`;
          return;
        }
        letters.push({ to, data });
        data = null;
        say('250 kept');
        return;
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'EHLO' || command === 'HELO') say('250 sink');
      else if (command === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        say(settings.refuse ?? '250 yes');
      } else if (command === 'DATA') {
        data = '';
        say('354 go on');
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else say('250 yes');
    };
    say('220 sink');
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        answer(line);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    letters,
    settings,
    port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
