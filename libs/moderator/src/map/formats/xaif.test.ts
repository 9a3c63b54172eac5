import { describe, expect, it } from 'vitest';
import { readXaif } from './xaif.ts';

describe('xAIF', () => {
  const refusal = (text: string) => {
    const read = readXaif(text);
    return read.ok ? undefined : read.refusal;
  };
  it.each([
    ['{\n "AIF": {\n  "nodes": []\n }\n}', 2, 'no list “edges”'],
    ['{"AIF": {"nodes": [\n{"nodeID": 1, "text": "a"}\n], "edges": []}}', 2, 'no “type”'],
    ['{"AIF": {"nodes": [], "edges": [\n\n{"fromID": 1, "toID": 2}]}}', 3, 'No node is called “1”'],
    ['{"AIF":\n{"nodes": [],\n"edges": [],}}', 3, 'a comma before the end'],
    ['[1,\n2', 2, 'ends too early'],
    ['{"AIF": {"nodes": [{"nodeID": 1, "text": "a", "type": "RA"}], "edges": []}}', 1, 'no statement'],
  ])('is refused with the line: %#', (text, line, says) => {
    expect(refusal(text)).toMatchObject({ line, says: expect.stringContaining(says) });
  });

  it('is readable from other programs, with numeric ids and no speakers', () => {
    const foreign = {
      AIF: {
        nodes: [
          { nodeID: 1, text: 'Fares keep the poor at home', type: 'I' },
          { nodeID: 2, text: 'Free buses help the poor', type: 'I' },
          { nodeID: 3, text: 'Default Inference', type: 'RA' },
        ],
        edges: [
          { edgeID: 0, fromID: 1, toID: 3 },
          { edgeID: 1, fromID: 3, toID: 2 },
        ],
      },
    };
    expect(readXaif(JSON.stringify(foreign))).toMatchObject({
      ok: true,
      value: {
        edges: [{ from: '1', to: '2', relation: 'support' }],
        nodes: [{ side: null }, { side: null }],
      },
    });
  });
});
