type Change = { version: string; date: string; what: string };

/** Newest first. Figures are of adverts the judge was not tuned on, from bench/verdicts/looks.md. */
export const judgeChanges: Change[] = [
  {
    version: "4.21.0",
    date: "2026-11-28",
    what: "A must-have with something “preferred” or “a plus” behind it stays a must-have, and hours, the employer's own praise and colleagues are no requirements. Lists of three and more things are judged one by one. A rank asked for must be held, and a title that only names the place of a trade is not the trade. What a sentence denies, and what translators or agencies do, shows nothing. Degrees that were only begun, licenses still to be obtained and recent experience are read as such. Names of the ad repeated on line after line count once. Kappa .66 on 35 ads (.62 on 26 of trades new to it), 18.1% missed that is met (4.20.0: 18.3%), 5.4% claimed that is not shown (5.5%)",
  },
  {
    version: "4.20.0",
    date: "2026-11-28",
    what: "Jobs keep their own titles and duties in more layouts, and a hundred more trades are known as titles. What was done to somebody, by a contractor or by others named in the sentence shows nothing. Language levels, driving license classes, “two of these three”, sums in any currency, versions and recent experience are compared as asked, and leading people is recognized in plain words. A thing shows its kind: cellos are string instruments. Kappa .66 on 35 ads (.62 on 26 of trades new to it), 18.3% missed that is met (4.19.0: 18.6%), 5.5% claimed that is not shown (5.7%)",
  },
  {
    version: "4.19.0",
    date: "2026-11-28",
    what: "Work told in other words than the ad's is recognized more often, by word vectors learned from a thousand invented requirements and lines that show them. Jobs with unusual titles are told apart from the job above them; what relatives and teammates did, and what somebody declined or is exempt from, shows nothing; a graduate degree is above a bachelor's. Kappa .66 on 35 ads (.61 on 26 of trades new to it), 18.6% missed that is met (4.18.0: 19.5%), 5.7% claimed that is not shown (5.9%)",
  },
  {
    version: "4.18.0",
    date: "2026-11-28",
    what: "Jobs are no longer lost to a long employer's name, a school as the employer or a missing heading, and initials such as RN are titles. A license counts only with what all its alternatives share; an exam failed or pending, others' work and what is denied show nothing. One of several tools or titles named is enough, and years of leading people count by the duties. Kappa .64 on 35 ads (.60 on 26 of trades new to it), 19.5% missed that is met (4.17.0: 19.9%), 5.9% claimed that is not shown (5.8%)",
  },
  {
    version: "4.17.0",
    date: "2026-11-28",
    what: "“5+ years of experience” is judged as years in the job's own work; nobody could show it before. Years that may stand in for a degree no longer hide the degree, and licenses in alternatives, in pairs or under a narrower name count. Clubs are no jobs, and what an ad waives no longer takes its must-haves with it. Kappa .64 on 35 ads (.59 on 26 of trades new to it), 19.9% missed that is met (4.16.0: 20.0%), 5.8% claimed that is not shown (5.8%)",
  },
  {
    version: "4.16.0",
    date: "2026-11-27",
    what: "Words of the ad count in full again in work of the ad's own kind: where an ad is a list of short names, people of the field had lost by the rule of 4.15.0. Weekly and each week are the same, and an executive assistant has no executive's level. Kappa .64 on 35 ads (.59 on 26 of trades new to it), 20.0 % missed that is met (4.15.0: 20.2 %), 5.8 % claimed that is not shown (5.6 %)",
  },
  {
    version: "4.15.0",
    date: "2026-11-27",
    what: "Words of the ad that stand among work of another kind prove little, and where most rests on claims, each counts less. What a list under a dated job or the job's title names counts as at least partly shown. Fitted on 97 ads in place of 55. Kappa .64 on 35 ads (.59 on 26 of trades new to it), 20.2 % missed that is met (4.14.0: 21.5 %), 5.6 % claimed that is not shown (5.3 %)",
  },
  {
    version: "4.14.0",
    date: "2026-11-26",
    what: "A skill that is told by a word in passing is no longer listed: of the first five on a card 2 % are untrue (5.5 %). In doubt about what is only listed, the line of work to look at is shown. Verdicts are as in 4.13.0",
  },
  {
    version: "4.13.0",
    date: "2026-11-26",
    what: "Leading other people than those asked for, work without the software asked for, and certificates in a list of skills no longer count. Kappa .63 on 35 ads (.58 on 26 of trades new to it), 21.5 % missed that is met (4.12.0: 21.6 %), 5.3 % claimed that is not shown (5.3 %)",
  },
  {
    version: "4.12.0",
    date: "2026-11-26",
    what: "How near a resume is to the job as a whole helps to tell what its words mean. Kappa .63 on 35 ads (.58 on 26 of trades new to it), 21.6 % missed that is met (4.11.0: 23.6 %), 5.3 % claimed that is not shown (5.3 %)",
  },
  {
    version: "4.11.0",
    date: "2026-11-25",
    what: "Reads job ads the way they are pasted; shows up to three lines where it is not sure; a third of its features gone without loss. Kappa .61 on 35 ads (.57 on 26 of trades new to it), 23.6 % missed that is met (4.10.0: 24.3 %), 5.3 % claimed that is not shown (5.0 %)",
  },
  {
    version: "4.10.0",
    date: "2026-11-24",
    what: "Reads lists and alternatives in job ads as English means them; sentences agree with levels; what only undated work shows is not sure. Kappa .61 on 35 ads (.56 on 26 of trades new to it), 24.3 % missed that is met (4.9.0: 25.5 %), 5.0 % claimed that is not shown",
  },
  {
    version: "4.9.0",
    date: "2026-11-24",
    what: "Keeps names whole, knows IT from it, tells licenses and leading people apart in job ads; years are judged by how near each job comes. Kappa .61 on 35 ads, 26 of them of trades new to it (.56 on these); 4.9 % claimed that is not shown (4.8.0: 6.4 %)",
  },
  {
    version: "4.8.0",
    date: "2026-11-24",
    what: "Reads the lines of job ads better and knows the words of more trades. Kappa .64 on fifteen ads, six of them of trades new to it (.49 on these; 4.7.0 had .45)",
  },
  {
    version: "4.7.0",
    date: "2026-11-23",
    what: "Lines pasted from the advert, letters and answers to questions prove nothing; titles and duties are read better. Kappa .72",
  },
  {
    version: "4.6.0",
    date: "2026-11-23",
    what: "One product is no evidence for another; claims that rules and model see differently are not sure. Kappa .72",
  },
  {
    version: "4.4.0",
    date: "2026-11-23",
    what: "Reads tables and other layouts alike; years, degrees and licenses count the same in every field. Kappa .72",
  },
  {
    version: "4.3.0",
    date: "2026-11-22",
    what: "Tells names, single letters and versions apart; asks whether a skill was used or only named. Kappa .73",
  },
  {
    version: "4.2.0",
    date: "2026-11-22",
    what: "A pasted job ad counts as a mention at most; undated work is labeled as such. Kappa .72",
  },
  {
    version: "4.1.0",
    date: "2026-11-22",
    what: "Word vectors, curves and small trees decide the level, fitted on one half of the labels. Kappa .71",
  },
];

/** How answers of language models are asked for and read. */
export const modelChanges: (Change & { prompt: string })[] = [
  {
    version: "1.3.0",
    prompt: "4",
    date: "2026-11-23",
    what: "Names the lines of dated jobs to the model; a part of the whole job is at most one level above the built-in judge's.",
  },
];
